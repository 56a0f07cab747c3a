export type { BitcoinProvider as Provider } from '@latchkey/common'
export {
  AddressPurpose,
  BitcoinAdapter,
  type BitcoinAdapterOptions,
  type BitcoinConnector,
} from '../adapters/BitcoinAdapter.js'
