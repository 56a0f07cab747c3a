import { trySignIn } from './trySignIn.mjs'

export default { test: trySignIn }
