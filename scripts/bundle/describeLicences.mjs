import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { judgeLicence } from '../checks/licences/judgeLicence.mjs'

const licenceFile = /^(licen[cs]e|copying|notice)([.-].*)?$/i
const ownLicence = path.resolve(import.meta.dirname, '../../LICENSE')

/**
 * Returns the licences and notices of packages as one text, without duplicates. Throws for a package that must not be
 * shipped.
 */
export function describeLicences(packages) {
  const byText = new Map()
  for (const { folder, manifest } of packages) {
    const fault = judgeLicence(manifest)
    if (fault) throw new Error(`${manifest.name} ${manifest.version} ${fault}.`)
    const text = readTexts(folder, manifest)
    byText.set(text, [...(byText.get(text) ?? []), `${manifest.name} ${manifest.version} (${manifest.license})`])
  }
  const line = '-'.repeat(80)
  return [...byText].map(([text, names]) => `${line}\n${names.join('\n')}\n${line}\n\n${text}\n`).join('\n')
}

function readTexts(folder, manifest) {
  const files = readdirSync(folder)
    .filter((file) => licenceFile.test(file))
    .sort()
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim().replaceAll('\r\n', '\n'))
  return texts.join('\n\n') || writeMit(manifest)
}

/** Some packages name the MIT licence and its author in their manifest, without the text. */
function writeMit({ name, license, author }) {
  const holder = typeof author === 'object' ? author?.name : author
  if (license !== 'MIT' || !holder) throw new Error(`${name} comes without the text of its licence.`)
  return readFileSync(ownLicence, 'utf8')
    .trim()
    .replace(/^Copyright .*$/m, `Copyright (c) ${holder}`)
}
