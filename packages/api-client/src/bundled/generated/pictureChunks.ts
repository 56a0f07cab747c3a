// Written by scripts/directory/buildDirectory.mjs.

/** How many wallets of the list one file has the pictures of. */
export const walletsPerChunk = 40

/** Loads the pictures of each part of the list; those of the most used wallets are in `mostUsed.ts`. */
export const pictureChunks: readonly (() => Promise<{ readonly pictures: Readonly<Record<string, string>> }>)[] = [
  () => import('./pictures0.js'),
  () => import('./pictures1.js'),
  () => import('./pictures2.js'),
  () => import('./pictures3.js'),
  () => import('./pictures4.js'),
  () => import('./pictures5.js'),
  () => import('./pictures6.js'),
  () => import('./pictures7.js'),
  () => import('./pictures8.js'),
  () => import('./pictures9.js'),
  () => import('./pictures10.js'),
  () => import('./pictures11.js'),
  () => import('./pictures12.js'),
  () => import('./pictures13.js'),
]
