/** What the given paths of an app weigh, in bytes of gzip; `files` is what `buildApp` made. */
export function gzipOf(paths, files) {
  return paths.reduce((sum, each) => sum + (files.get(each === '/' ? '/index.html' : each)?.gzip ?? 0), 0)
}
