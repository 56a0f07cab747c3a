import { trySignIn } from './trySignIn.mjs'

await trySignIn()
