/** The HTTP services, by their names in the option `services`. */
export type ServiceName = 'directory' | 'chainData' | 'analytics'

/** Base URLs of the services. */
export type ServiceUrls = { readonly [K in ServiceName]?: string | undefined }
