export type { Review } from '../module/review.js'
export { type Migration, planMigration, type Source, type UnreadableFile } from '../planMigration.js'
export type { FileChange } from '../project/writeFiles.js'
