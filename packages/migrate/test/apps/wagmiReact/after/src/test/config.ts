import { createConfig, http, mock } from "wagmi";
import { mainnet } from "wagmi/chains";

export const testConfig = createConfig({
  chains: [mainnet],
  connectors: [mock({ accounts: ["0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"] })],
  transports: { [mainnet.id]: http() },
});
