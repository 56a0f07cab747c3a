import { createConfig, http, injected } from "wagmi";
import { base, mainnet } from "wagmi/chains";
import { coinbaseWallet, walletConnect } from "wagmi/connectors";
import { porto } from "./porto";
import { projectId, url } from "./env";

// The networks of the shop.
export const config = createConfig({
  chains: [mainnet, base],
  connectors: [
    injected(),
    coinbaseWallet({ appName: "Shop" }),
    ...(projectId
      ? [
          walletConnect({
            projectId,
            showQrModal: true,
            metadata: {
              name: "Shop",
              description: "Sells things",
              url,
              icons: [],
            },
          }),
        ]
      : []),
    porto(),
  ],
  multiInjectedProviderDiscovery: true,
  transports: {
    [mainnet.id]: http(),
    [base.id]: http("https://base.example"),
  },
});
