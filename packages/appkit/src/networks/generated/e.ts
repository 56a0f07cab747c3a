// Generated from viem 2.57.1 by scripts/networks/generateNetworks.mjs. Do not edit.
import type { EvmNetwork } from '@latchkey/common'

export const eCanna: EvmNetwork = {
  id: 4111,
  caipNetworkId: 'eip155:4111',
  chainNamespace: 'eip155',
  name: 'E Canna Mainnet',
  nativeCurrency: { name: 'E Canna', symbol: 'ECNA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.ecnascan.com'] }, chainDefault: { http: ['https://rpc.ecnascan.com'] } },
  blockExplorers: { default: { name: 'ECNA Scan', url: 'https://explorer.ecnascan.com' } },
}

export const eCannaTestnet: EvmNetwork = {
  id: 4112,
  caipNetworkId: 'eip155:4112',
  chainNamespace: 'eip155',
  name: 'E Canna Testnet',
  nativeCurrency: { name: 'E Canna Testnet', symbol: 'tECNA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnetrpc.ecnascan.com'] },
    chainDefault: { http: ['https://testnetrpc.ecnascan.com'] },
  },
  blockExplorers: { default: { name: 'ECNA Scan Testnet', url: 'https://testnetexplorer.ecnascan.com' } },
  testnet: true,
}

export const eden: EvmNetwork = {
  id: 714,
  caipNetworkId: 'eip155:714',
  chainNamespace: 'eip155',
  name: 'Eden',
  nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.eden.gateway.fm'] },
    chainDefault: { http: ['https://rpc.eden.gateway.fm'] },
  },
  blockExplorers: { default: { name: 'Blockscout', url: 'https://eden.blockscout.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 0 } },
}

export const edexa: EvmNetwork = {
  id: 5424,
  caipNetworkId: 'eip155:5424',
  chainNamespace: 'eip155',
  name: 'edeXa',
  nativeCurrency: { name: 'edeXa', symbol: 'EDX', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.edexa.network'] }, chainDefault: { http: ['https://rpc.edexa.network'] } },
  blockExplorers: { default: { name: 'edeXa Explorer', url: 'https://explorer.edexa.network' } },
}

export const edexaTestnet: EvmNetwork = {
  id: 1995,
  caipNetworkId: 'eip155:1995',
  chainNamespace: 'eip155',
  name: 'edeXa Testnet',
  nativeCurrency: { name: 'edeXa', symbol: 'tEDX', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.edexa.network'] },
    chainDefault: { http: ['https://rpc.testnet.edexa.network'] },
  },
  blockExplorers: { default: { name: 'edeXa Testnet Explorer', url: 'https://explorer.testnet.edexa.network' } },
  testnet: true,
}

export const edgeless: EvmNetwork = {
  id: 2026,
  caipNetworkId: 'eip155:2026',
  chainNamespace: 'eip155',
  name: 'Edgeless Network',
  nativeCurrency: { name: 'Edgeless Wrapped ETH', symbol: 'EwETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.edgeless.network/http'] },
    chainDefault: { http: ['https://rpc.edgeless.network/http'] },
  },
  assets: { imageId: 'eip155-2026' },
  blockExplorers: { default: { name: 'Edgeless Explorer', url: 'https://explorer.edgeless.network' } },
}

export const edgelessTestnet: EvmNetwork = {
  id: 202,
  caipNetworkId: 'eip155:202',
  chainNamespace: 'eip155',
  name: 'Edgeless Testnet',
  nativeCurrency: { name: 'Edgeless Wrapped ETH', symbol: 'EwETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://edgeless-testnet.rpc.caldera.xyz/http'] },
    chainDefault: { http: ['https://edgeless-testnet.rpc.caldera.xyz/http'] },
  },
  blockExplorers: { default: { name: 'Edgeless Testnet Explorer', url: 'https://testnet.explorer.edgeless.network' } },
  testnet: true,
}

export const edgeware: EvmNetwork = {
  id: 2021,
  caipNetworkId: 'eip155:2021',
  chainNamespace: 'eip155',
  name: 'Edgeware EdgeEVM Mainnet',
  nativeCurrency: { name: 'Edgeware', symbol: 'EDG', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://edgeware-evm.jelliedowl.net'] },
    chainDefault: { http: ['https://edgeware-evm.jelliedowl.net'] },
  },
  blockExplorers: { default: { name: 'Edgscan by Bharathcoorg', url: 'https://edgscan.live' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 18117872 } },
}

export const edgewareTestnet: EvmNetwork = {
  id: 2022,
  caipNetworkId: 'eip155:2022',
  chainNamespace: 'eip155',
  name: 'Beresheet BereEVM Testnet',
  nativeCurrency: { name: 'Testnet EDG', symbol: 'tEDG', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://beresheet-evm.jelliedowl.net'] },
    chainDefault: { http: ['https://beresheet-evm.jelliedowl.net'] },
  },
  blockExplorers: { default: { name: 'Edgscan by Bharathcoorg', url: 'https://testnet.edgscan.live' } },
  testnet: true,
}

export const eduChain: EvmNetwork = {
  id: 41923,
  caipNetworkId: 'eip155:41923',
  chainNamespace: 'eip155',
  name: 'EDU Chain',
  nativeCurrency: { name: 'EDU', symbol: 'EDU', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.educhain.xyz'] }, chainDefault: { http: ['https://rpc.educhain.xyz'] } },
  blockExplorers: { default: { name: 'EDU Chain Explorer', url: 'https://explorer.educhain.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 16410660 } },
}

export const eduChainTestnet: EvmNetwork = {
  id: 656476,
  caipNetworkId: 'eip155:656476',
  chainNamespace: 'eip155',
  name: 'EDU Chain Testnet',
  nativeCurrency: { name: 'EDU', symbol: 'EDU', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.testnet.educhain.xyz'] },
    chainDefault: { http: ['https://rpc.testnet.educhain.xyz'] },
  },
  blockExplorers: { default: { name: 'EDU Chain Testnet Explorer', url: 'https://explorer.testnet.educhain.xyz' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 15514133 } },
  testnet: true,
}

export const elastos: EvmNetwork = {
  id: 20,
  caipNetworkId: 'eip155:20',
  chainNamespace: 'eip155',
  name: 'Elastos Smart Chain',
  nativeCurrency: { name: 'ELA', symbol: 'ELA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api2.elastos.io/eth'] },
    chainDefault: { http: ['https://api2.elastos.io/eth'] },
  },
  assets: { imageId: 'eip155-20' },
  blockExplorers: { default: { name: 'Elastos Explorer', url: 'https://esc.elastos.io' } },
}

export const elastosTestnet: EvmNetwork = {
  id: 21,
  caipNetworkId: 'eip155:21',
  chainNamespace: 'eip155',
  name: 'Elastos Smart Chain Testnet',
  nativeCurrency: { name: 'tELA', symbol: 'tELA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api-testnet.elastos.io/eth'] },
    chainDefault: { http: ['https://api-testnet.elastos.io/eth'] },
  },
  blockExplorers: { default: { name: 'Elastos Explorer', url: 'https://esc-testnet.elastos.io' } },
  testnet: true,
}

export const electroneum: EvmNetwork = {
  id: 52014,
  caipNetworkId: 'eip155:52014',
  chainNamespace: 'eip155',
  name: 'Electroneum Mainnet',
  nativeCurrency: { name: 'ETN', symbol: 'ETN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc.electroneum.com'] },
    chainDefault: { http: ['https://rpc.electroneum.com'] },
  },
  blockExplorers: { default: { name: 'Electroneum Block Explorer', url: 'https://blockexplorer.electroneum.com' } },
}

export const electroneumTestnet: EvmNetwork = {
  id: 5201420,
  caipNetworkId: 'eip155:5201420',
  chainNamespace: 'eip155',
  name: 'Electroneum Testnet',
  nativeCurrency: { name: 'ETN', symbol: 'ETN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://testnet-rpc.electroneum.com'] },
    chainDefault: { http: ['https://testnet-rpc.electroneum.com'] },
  },
  blockExplorers: {
    default: { name: 'Electroneum Block Explorer', url: 'https://blockexplorer.thesecurityteam.rocks' },
  },
  testnet: true,
}

export const elysiumTestnet: EvmNetwork = {
  id: 1338,
  caipNetworkId: 'eip155:1338',
  chainNamespace: 'eip155',
  name: 'Elysium Testnet',
  nativeCurrency: { name: 'LAVA', symbol: 'LAVA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://elysium-test-rpc.vulcanforged.com'] },
    chainDefault: { http: ['https://elysium-test-rpc.vulcanforged.com'] },
  },
  blockExplorers: { default: { name: 'Elysium testnet explorer', url: 'https://elysium-explorer.vulcanforged.com' } },
  testnet: true,
}

export const energy: EvmNetwork = {
  id: 246,
  caipNetworkId: 'eip155:246',
  chainNamespace: 'eip155',
  name: 'Energy Mainnet',
  nativeCurrency: { name: 'EWT', symbol: 'EWT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.energyweb.org'] }, chainDefault: { http: ['https://rpc.energyweb.org'] } },
  assets: { imageId: 'eip155-246' },
  blockExplorers: { default: { name: 'EnergyWeb Explorer', url: 'https://explorer.energyweb.org' } },
}

export const eni: EvmNetwork = {
  id: 173,
  caipNetworkId: 'eip155:173',
  chainNamespace: 'eip155',
  name: 'ENI Mainnet',
  nativeCurrency: { name: 'ENI', symbol: 'ENI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.eniac.network'] }, chainDefault: { http: ['https://rpc.eniac.network'] } },
  blockExplorers: { default: { name: 'ENI Explorer', url: 'https://scan.eniac.network' } },
}

export const eniTestnet: EvmNetwork = {
  id: 6912115,
  caipNetworkId: 'eip155:6912115',
  chainNamespace: 'eip155',
  name: 'ENI Testnet',
  nativeCurrency: { name: 'ENI Testnet Token', symbol: 'ENI', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://rpc-testnet.eniac.network'] },
    chainDefault: { http: ['https://rpc-testnet.eniac.network'] },
  },
  blockExplorers: { default: { name: 'ENI Testnet Explorer', url: 'https://scan-testnet.eniac.network' } },
  testnet: true,
}

export const enuls: EvmNetwork = {
  id: 119,
  caipNetworkId: 'eip155:119',
  chainNamespace: 'eip155',
  name: 'ENULS Mainnet',
  nativeCurrency: { name: 'NULS', symbol: 'NULS', decimals: 18 },
  rpcUrls: { default: { http: ['https://evmapi2.nuls.io'] }, chainDefault: { http: ['https://evmapi2.nuls.io'] } },
  assets: { imageId: 'eip155-119' },
  blockExplorers: { default: { name: 'ENULS Explorer', url: 'https://evmscan.nuls.io' } },
}

export const eon: EvmNetwork = {
  id: 7332,
  caipNetworkId: 'eip155:7332',
  chainNamespace: 'eip155',
  name: 'Horizen EON',
  nativeCurrency: { name: 'ZEN', symbol: 'ZEN', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eon-rpc.horizenlabs.io/ethv1'] },
    chainDefault: { http: ['https://eon-rpc.horizenlabs.io/ethv1'] },
  },
  blockExplorers: { default: { name: 'EON Explorer', url: 'https://eon-explorer.horizenlabs.io' } },
}

export const eos: EvmNetwork = {
  id: 17777,
  caipNetworkId: 'eip155:17777',
  chainNamespace: 'eip155',
  name: 'EOS EVM',
  nativeCurrency: { name: 'EOS', symbol: 'EOS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.evm.eosnetwork.com'] },
    chainDefault: { http: ['https://api.evm.eosnetwork.com'] },
  },
  assets: { imageId: 'eip155-17777' },
  blockExplorers: { default: { name: 'EOS EVM Explorer', url: 'https://explorer.evm.eosnetwork.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 7943933 } },
}

export const eosTestnet: EvmNetwork = {
  id: 15557,
  caipNetworkId: 'eip155:15557',
  chainNamespace: 'eip155',
  name: 'EOS EVM Testnet',
  nativeCurrency: { name: 'EOS', symbol: 'EOS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://api.testnet.evm.eosnetwork.com'] },
    chainDefault: { http: ['https://api.testnet.evm.eosnetwork.com'] },
  },
  blockExplorers: { default: { name: 'EOS EVM Testnet Explorer', url: 'https://explorer.testnet.evm.eosnetwork.com' } },
  contracts: { multicall3: { address: '0xca11bde05977b3631167028862be2a173976ca11', blockCreated: 9067940 } },
  testnet: true,
}

export const eteria: EvmNetwork = {
  id: 140,
  caipNetworkId: 'eip155:140',
  chainNamespace: 'eip155',
  name: 'Eteria',
  nativeCurrency: { name: 'Eteria', symbol: 'ERA', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.eteria.io/v1'] },
    chainDefault: { http: ['https://mainnet.eteria.io/v1'] },
  },
  blockExplorers: { default: { name: 'Eteria Explorer', url: 'https://explorer.eteria.io' } },
}

export const etherlink: EvmNetwork = {
  id: 42793,
  caipNetworkId: 'eip155:42793',
  chainNamespace: 'eip155',
  name: 'Etherlink',
  nativeCurrency: { name: 'Tez', symbol: 'XTZ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://node.mainnet.etherlink.com'] },
    chainDefault: { http: ['https://node.mainnet.etherlink.com'] },
  },
  assets: { imageId: 'eip155-42793' },
  blockExplorers: { default: { name: 'Etherlink', url: 'https://explorer.etherlink.com' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 33899 } },
}

export const etherlinkShadownetTestnet: EvmNetwork = {
  id: 127823,
  caipNetworkId: 'eip155:127823',
  chainNamespace: 'eip155',
  name: 'Etherlink Shadownet Testnet',
  nativeCurrency: { name: 'tez', symbol: 'XTZ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://node.shadownet.etherlink.com'] },
    chainDefault: { http: ['https://node.shadownet.etherlink.com'] },
  },
  blockExplorers: {
    default: { name: 'Etherlink Shadownet Testnet Explorer', url: 'https://shadownet.explorer.etherlink.com' },
  },
  testnet: true,
}

export const etherlinkTestnet: EvmNetwork = {
  id: 128123,
  caipNetworkId: 'eip155:128123',
  chainNamespace: 'eip155',
  name: 'Etherlink Testnet',
  nativeCurrency: { name: 'Tez', symbol: 'XTZ', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://node.ghostnet.etherlink.com'] },
    chainDefault: { http: ['https://node.ghostnet.etherlink.com'] },
  },
  blockExplorers: { default: { name: 'Etherlink Testnet', url: 'https://testnet.explorer.etherlink.com' } },
  testnet: true,
}

export const ethernity: EvmNetwork = {
  id: 183,
  caipNetworkId: 'eip155:183',
  chainNamespace: 'eip155',
  name: 'Ethernity',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://mainnet.ethernitychain.io'] },
    chainDefault: { http: ['https://mainnet.ethernitychain.io'] },
  },
  blockExplorers: { default: { name: 'Ethernity Explorer', url: 'https://ernscan.io' } },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
}

export const etp: EvmNetwork = {
  id: 20256789,
  caipNetworkId: 'eip155:20256789',
  chainNamespace: 'eip155',
  name: 'ETP Mainnet',
  nativeCurrency: { name: 'ETP Chain Native Token', symbol: 'ETP', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.etpscan.xyz'] }, chainDefault: { http: ['https://rpc.etpscan.xyz'] } },
  blockExplorers: { default: { name: 'ETP Scan', url: 'https://etpscan.xyz' } },
}

export const evmos: EvmNetwork = {
  id: 9001,
  caipNetworkId: 'eip155:9001',
  chainNamespace: 'eip155',
  name: 'Evmos',
  nativeCurrency: { name: 'Evmos', symbol: 'EVMOS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eth.bd.evmos.org:8545'] },
    chainDefault: { http: ['https://eth.bd.evmos.org:8545'] },
  },
  blockExplorers: { default: { name: 'Evmos Block Explorer', url: 'https://escan.live' } },
}

export const evmosTestnet: EvmNetwork = {
  id: 9000,
  caipNetworkId: 'eip155:9000',
  chainNamespace: 'eip155',
  name: 'Evmos Testnet',
  nativeCurrency: { name: 'Evmos', symbol: 'EVMOS', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://eth.bd.evmos.dev:8545'] },
    chainDefault: { http: ['https://eth.bd.evmos.dev:8545'] },
  },
  blockExplorers: { default: { name: 'Evmos Testnet Block Explorer', url: 'https://evm.evmos.dev' } },
  testnet: true,
}

export const excelonMainnet: EvmNetwork = {
  id: 22052002,
  caipNetworkId: 'eip155:22052002',
  chainNamespace: 'eip155',
  name: 'Excelon Mainnet',
  nativeCurrency: { name: 'Excelon', symbol: 'xlon', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://edgewallet1.xlon.org'] },
    chainDefault: { http: ['https://edgewallet1.xlon.org'] },
  },
  blockExplorers: { default: { name: 'Excelon explorer', url: 'https://explorer.excelon.io' } },
}

export const expanse: EvmNetwork = {
  id: 2,
  caipNetworkId: 'eip155:2',
  chainNamespace: 'eip155',
  name: 'Expanse Network',
  nativeCurrency: { name: 'EXP', symbol: 'EXP', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.expanse.tech'] }, chainDefault: { http: ['https://node.expanse.tech'] } },
  blockExplorers: { default: { name: 'Expanse Explorer', url: 'https://explorer.expanse.tech' } },
}

export const exsat: EvmNetwork = {
  id: 7200,
  caipNetworkId: 'eip155:7200',
  chainNamespace: 'eip155',
  name: 'exSat Network',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.exsat.network'] }, chainDefault: { http: ['https://evm.exsat.network'] } },
  blockExplorers: { default: { name: 'exSat Explorer', url: 'https://scan.exsat.network' } },
}

export const exsatTestnet: EvmNetwork = {
  id: 839999,
  caipNetworkId: 'eip155:839999',
  chainNamespace: 'eip155',
  name: 'exSat Testnet',
  nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 },
  rpcUrls: {
    default: { http: ['https://evm-tst3.exsat.network'] },
    chainDefault: { http: ['https://evm-tst3.exsat.network'] },
  },
  blockExplorers: { default: { name: 'exSat Explorer', url: 'https://scan-testnet.exsat.network' } },
  testnet: true,
}
