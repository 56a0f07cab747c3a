import { http } from "wagmi";
import { base, mainnet } from "wagmi/chains";
import { createWagmiAdapter } from "@latchkey/adapter-eip155/wagmi";
import { createAppKit } from "@latchkey/appkit/react";
import { projectId, url } from "./env";

// The networks of the shop.
const networks = [mainnet, base];

const wagmiAdapter = createWagmiAdapter({
  networks,
  transports: {
    [mainnet.id]: http(),
    [base.id]: http("https://base.example"),
  },
});

createAppKit({
  projectId,
  metadata: {
    name: "Shop",
    description: "Sells things",
    url,
    icons: [],
  },
  networks,
  adapters: [wagmiAdapter],
});

export const config = wagmiAdapter.wagmiConfig;
