// The code that a page needs before the core is loaded. Some bundlers load all of `.` for one of its exports.

export { mayAutoConnect } from '../appActions/mayAutoConnect.js'
export { pickInitialNetwork } from '../network/pickInitialNetwork.js'
export { defaultSwitches } from '../options/defaultOptions.js'
export { assertChange, assertOptions, projectIdHint } from '../options/optionsParser.js'
export { changeableOptions, resolveOptions, servedNamespaces } from '../options/resolveOptions.js'
export { createBrowserPorts } from '../ports/createBrowserPorts.js'
export { assertViewName } from '../router/viewName.js'
export { connectionHintName, parseConnectionHint } from '../storage/connectionHint.js'
export { createStorageReader } from '../storage/createStorageReader.js'
export { connectionsEntry, readConnections } from '../storage/storedConnections.js'
