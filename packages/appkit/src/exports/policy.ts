export * from '../policy/contentSecurityPolicy.js'
export * from '../policy/hostKinds.js'
export * from '../policy/listHosts.js'
