import type { AdapterFactory, ChainNamespace } from '@latchkey/common'

/** An adapter factory as an instance of a class, for apps that call `new`. */
export class AdapterInstance implements AdapterFactory {
  // Own properties: the options of `createAppKit` are read without prototypes.
  readonly namespace: ChainNamespace
  readonly create: AdapterFactory['create']
  readonly attach: AdapterFactory['attach']
  readonly offersHost: boolean
  readonly prefetch: NonNullable<AdapterFactory['prefetch']>

  constructor(factory: AdapterFactory) {
    this.namespace = factory.namespace
    this.create = factory.create
    this.attach = factory.attach
    this.offersHost = factory.offersHost ?? false
    this.prefetch = async (needed) => factory.prefetch?.(needed)
  }
}
