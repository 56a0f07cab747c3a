export type { AppCatalogue, AppCatalogues } from '../catalogue/catalogue.js'
export type { TextKey } from '../catalogue/english.js'
export { type MountedModal, type MountOptions, mountModal } from '../mountModal.js'
