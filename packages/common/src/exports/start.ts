// The code that a page loads before a visitor acts. Bundlers that split by file would load all of `.` for one of its
// exports.

export { createEmitter } from '../async/emitter.js'
export { lazy, loadModule } from '../async/lazy.js'
export { chainNamespaces, isCaipNetworkId, isChainNamespace, safeParseCaipNetworkId } from '../caip/caipNetworkId.js'
export { AppKitError, createError, isAppKitError } from '../errors/appKitError.js'
export { pageErrors } from '../errors/pageErrors.js'
export { canPrefetch } from '../page/canPrefetch.js'
export { darkLuminance, declareColors, luminance, type Rgb, resolveColor, sharedColors } from '../page/colors.js'
export { createMemoryStorage } from '../page/createMemoryStorage.js'
export { isMobile } from '../page/device.js'
export { whenActivated } from '../page/whenActivated.js'
export { whenIdle } from '../page/whenIdle.js'
export { readDocument } from '../parse/documentProperty.js'
export { flag, guarded, json, listOf, objectOf, oneOf, optional, recordOf, text } from '../parse/parser.js'
export { createSafeStorage } from '../storage/createSafeStorage.js'
export { defaultStoragePrefix, storageScopes, storedValues } from '../storage/storedValues.js'
export { isLoopback, isSecureUrl, readUrl } from '../url/readUrl.js'
