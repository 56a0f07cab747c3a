import { createEip155Adapter, type Eip155AdapterOptions } from '@latchkey/adapter-eip155'
import { AdapterInstance } from './AdapterInstance.js'

/** The EVM adapter for an app that uses ethers 6. */
export class EthersAdapter extends AdapterInstance {
  constructor(options: Eip155AdapterOptions = {}) {
    super(createEip155Adapter(options))
  }
}

/** The EVM adapter for an app that uses ethers 5. */
export class Ethers5Adapter extends AdapterInstance {
  constructor(options: Eip155AdapterOptions = {}) {
    super(createEip155Adapter(options))
  }
}
