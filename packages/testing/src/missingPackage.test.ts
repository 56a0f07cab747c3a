import { expect, test } from 'vitest'
import { missingPackage } from './missingPackage.js'

test('an error about a missing optional package has the command that installs it', async () => {
  const name: string = 'latchkey-missing'
  const failure = import(/* @vite-ignore */ name).catch(missingPackage('Reading QR codes', name, 'pngjs'))
  await expect(failure).rejects.toThrow(
    'Reading QR codes needs latchkey-missing and pngjs, which could not be loaded. Install: npm install --save-dev --ignore-scripts latchkey-missing pngjs',
  )
  await expect(failure).rejects.toHaveProperty('cause.message', expect.stringContaining(name))
})
