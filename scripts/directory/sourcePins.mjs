// The packages that the directory is made of, each with the hash of its tarball. A new version needs a new hash: `npm
// view <package>@<version> dist.integrity`.

export const sourcePins = {
  thirdweb: {
    version: '5.121.6',
    integrity: 'sha512-tZuYoxazy8GJz59IX/NhpQ5u+DzC/vo9/3ZgqxY9pZPDlnH0QZY8oJOX2m7L2DmtzTCqa5YWD+x9Xj18EQDiyw==',
  },
  '@web3icons/core': {
    version: '4.0.56',
    integrity: 'sha512-jyLkrMdfn6RTZ0+61Ap1AS2yeSG6WZ8mxZ61S3lu/CC0rJb4fgr2jw3W8aCDxhakEm/xqaEZqUmlZiTxCCs4yw==',
  },
  '@web3icons/common': {
    version: '0.11.51',
    integrity: 'sha512-ZXaTW/P6ReLHmkYQcxP8OcPoUrSmgPlsFKVboiG/cVSIkz0mHNP1tIFhf9zPOQaQm20yqTc+uuNuXb2ywHzI1A==',
  },
}
