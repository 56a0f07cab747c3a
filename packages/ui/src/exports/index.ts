export type { AppCatalogue, AppCatalogues } from '../i18n/catalogue.js'
export type { TextKey } from '../i18n/en.js'
export { type MountedModal, type MountOptions, mountModal } from '../mountModal.js'
