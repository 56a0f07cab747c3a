export { type BundledDirectory, createBundledDirectory } from '../bundled/createBundledDirectory.js'
