export { type MountedModal, type MountOptions, mountModal } from '../mountModal.js'
