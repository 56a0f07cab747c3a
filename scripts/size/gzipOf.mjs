/** Returns the gzip size of the given paths of an app, in bytes. `files` is the result of `buildApp`. */
export function gzipOf(paths, files) {
  return paths.reduce((sum, each) => sum + (files.get(each === '/' ? '/index.html' : each)?.gzip ?? 0), 0)
}
