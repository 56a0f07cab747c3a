// Packs the packages into `packed`, for apps that install them before they are published. `npm run pack` builds them
// first. The folder `testing` contains those that only tests need.
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { packagesForTests } from './packagesForTests.mjs'
import { packPackages } from './packPackages.mjs'

const folder = path.resolve('packed')
rmSync(folder, { recursive: true, force: true })
mkdirSync(path.join(folder, 'testing'), { recursive: true })
for (const { name, tarball } of packPackages(folder))
  if (packagesForTests.includes(name)) renameSync(tarball, path.join(folder, 'testing', path.basename(tarball)))

console.log(`
  The packages are in ${folder}. In your app, run

    npm install ${path.join(folder, '*.tgz')}
`)
