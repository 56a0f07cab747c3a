/** The services that are asked over HTTP, as the option `services` names them. */
export type ServiceName = 'directory' | 'chainData' | 'analytics'

/** Base URLs of the services. */
export type ServiceUrls = { readonly [K in ServiceName]?: string | undefined }
