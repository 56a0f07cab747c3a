// Installs the pinned tools of this platform: `node scripts/tools/main.mjs <folder>`. For the container image; else see
// scripts/bootstrap.mjs.
import { installTools } from './installTools.mjs'
import { toolPins } from './toolPins.mjs'

const [folder] = process.argv.slice(2)
const platform = `${process.platform}-${process.arch}`
try {
  if (!folder) throw new Error('Name the folder.')
  if (!toolPins[platform]) throw new Error(`No tools are pinned for ${platform}.`)
  installTools(folder, toolPins[platform])
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
