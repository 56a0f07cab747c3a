// The code that a page loads before a visitor acts. Bundlers that split by file would load all of `.` for one of its
// exports.

export { createEmitter } from '../async/emitter.js'
export { lazy } from '../async/lazy.js'
export { loadModule } from '../async/loadModule.js'
export { chainNamespaces, isCaipNetworkId, isChainNamespace, safeParseCaipNetworkId } from '../caip/caipNetworkId.js'
export { AppKitError } from '../errors/appKitError.js'
export { createError } from '../errors/createError.js'
export { isAppKitError } from '../errors/isAppKitError.js'
export { setupErrors } from '../errors/setupErrors.js'
export { defaultLogLevel } from '../limits/defaultLogLevel.js'
export { canPrefetch } from '../page/canPrefetch.js'
export { declareColors, sharedColors } from '../page/colors.js'
export { createMemoryStorage } from '../page/createMemoryStorage.js'
export { isMobile } from '../page/isMobile.js'
export { whenActivated } from '../page/whenActivated.js'
export { flag, guarded, json, listOf, objectOf, oneOf, optional, recordOf, text } from '../parse/parser.js'
export { isLoopback } from '../url/isLoopback.js'
