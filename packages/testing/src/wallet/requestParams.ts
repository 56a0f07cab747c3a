export * from './base/jsonObject.js'
export * from './evm/requestParams.js'
