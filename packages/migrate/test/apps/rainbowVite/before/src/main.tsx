import '@rainbow-me/rainbowkit/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConnectButton, RainbowKitProvider, darkTheme, getDefaultConfig } from '@rainbow-me/rainbowkit';
import { WagmiProvider, http } from 'wagmi';
import { base, mainnet, polygon } from 'wagmi/chains';
import { Menu } from './Menu';

// One config for the page.
const config = getDefaultConfig({
  appName: 'Gallery',
  projectId: 'YOUR_PROJECT_ID',
  chains: [
    mainnet,
    polygon, // the cheap one
    base,
  ],
  transports: {
    [mainnet.id]: http('https://rpc.example'),
    [polygon.id]: http(),
    [base.id]: http(),
  },
});

const queryClient = new QueryClient();

export const App = () => {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider
          theme={darkTheme({ accentColor: '#7b3fe4', borderRadius: 'medium' })}
          initialChain={base}
          locale="de-DE"
          modalSize="compact"
        >
          {/* The page. */}
          <header>
            <ConnectButton label="Log in" showBalance={false} chainStatus="icon" />
          </header>
          <Menu />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  );
};
