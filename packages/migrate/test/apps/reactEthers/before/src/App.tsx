import { EthersAdapter as Ethers } from "@reown/appkit-adapter-ethers";
import { createAppKit, useAppKit, useAppKitAccount, useAppKitBalance, useAppKitEvents, useAppKitProvider, useAppKitState, useAppKitTheme, useWalletInfo } from "@reown/appkit/react";
import { mainnet, sepolia, type AppKitNetwork, defineChain } from "@reown/appkit/networks";
import { BrowserProvider, type Eip1193Provider, formatEther } from "ethers";
import { useState } from "react";

const local = defineChain({
  id: 31337,
  caipNetworkId: "eip155:31337",
  chainNamespace: "eip155",
  name: "Local",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["http://127.0.0.1:8545"] } },
});

const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, sepolia, local];

createAppKit({
  adapters: [new Ethers()],
  networks,
  defaultNetwork: mainnet,
  projectId: "00000000000000000000000000000000",
  metadata: { name: "Ethers", description: "An app with ethers", url: "https://ethers.example", icons: [] },
});

export default function App() {
  const { open } = useAppKit();
  const { address, caipAddress, isConnected, status } = useAppKitAccount();
  const { walletProvider } = useAppKitProvider<Eip1193Provider>("eip155");
  const { open: isOpen, selectedNetworkId } = useAppKitState();
  const { themeMode, setThemeMode } = useAppKitTheme();
  const { walletInfo } = useWalletInfo();
  const { fetchBalance } = useAppKitBalance();
  const events = useAppKitEvents();
  const [balance, setBalance] = useState("");

  async function read() {
    if (!address) throw new Error("No wallet is connected.");
    const provider = new BrowserProvider(walletProvider);
    setBalance(formatEther(await provider.getBalance(address)));
    const signer = await provider.getSigner();
    await signer.signMessage("Hello");
    await fetchBalance();
  }

  return (
    <main>
      <appkit-button />
      <button onClick={() => open({ view: "Networks" })}>Networks</button>
      <button onClick={read}>Read</button>
      <button onClick={() => setThemeMode(themeMode === "dark" ? "light" : "dark")}>Theme</button>
      <pre>{JSON.stringify({ caipAddress, isConnected, status, isOpen, selectedNetworkId, balance }, null, 2)}</pre>
      <pre>{JSON.stringify({ wallet: walletInfo?.name, event: events.data.event })}</pre>
    </main>
  );
}
