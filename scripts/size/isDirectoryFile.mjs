const parts =
  /^packages\/(?:api-client\/dist\/bundled|core\/dist\/(?:directory\/createDirectoryReader|options\/sdkVersion))/

/** Whether a file that `buildApp` describes came for the directory of the package. */
export function isDirectoryFile(file) {
  return file?.modules.some(({ id }) => parts.test(id)) ?? false
}
