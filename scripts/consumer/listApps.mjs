import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'apps')

/**
 * The apps of the matrix. The fields of an app's `consumer.json`:
 * - `about`: tool and versions; `notes`: additional notes for developers
 * - `isCore`: part of every `npm test`; the others take turns
 * - `hasFiles`: installs the tarballs by their names, as docs/quickStart.md says for unpublished packages
 * - `template`: the app is what the command of a package creates: `package` with its version, `arguments` of the
 *   command, and the `folder` of the app in the result. The app's own files replace those of the template, and its
 *   `package.json` is a merge patch (RFC 7396)
 * - `isAliased`: an app of Reown AppKit, to which the aliases of docs/migrateFromAppKit.md are added
 * - `isMigrated`: an app of another kit, which the packed `@latchkey/migrate` rewrites before the installation. `from`:
 *   its option; `reviews`: the places that it lists; `edits`: the edits by hand, which replace texts in listed files
 * - `sameAs`: an app with the same code, whose other fields it has, too. Together with the two fields above, it tests
 *   one source with aliases and migrated
 * - `isStrict`: installs with pnpm instead of npm
 * - `samples`: a document of the repository; the app gets those files of its samples that it does not have
 * - `routes`: a document of the repository; the app gets the files of its samples in `src/app`, in its own `app`
 * - `files`: modules of the repository to copy, by their path in the app
 * - `warnings`: patterns of allowed warnings of other projects in the build output; each must match a warning
 * - `folder`: the build output, served as files; or `start`: the command that serves it, with `{port}`; neither if
 *   only the build is tested
 * - `dev`: the command of its development server, with `{port}`; `devConsole`: patterns of console messages of other
 *   projects that its page may log
 * - `opener`: the app has no button of the kit, but one with this name that opens the modal
 * - `account`: the address as the page writes it, if it writes no full one; `console`: patterns of messages that the
 *   app itself may log
 * - `shown`: text that the page has while a wallet is connected
 * - `action`: after a reload, `button` calls a server action that sets a cookie; the page then has the text `result`,
 *   and still has `shown`
 * - `statuses`: the different values that the page renders after a reload, which it collects in `window.statuses`
 * - `remembered`: the address in the server's response to a request with the cookies of a page that connected, and only
 *   then; at the same time, a visitor with another address in the cookies gets that one
 * - `journey`: a file of `e2e/apps` without `.spec.ts`, which runs against the served app
 * - `onlyJourney`: only the journey connects a wallet, because the app needs one that has a key
 * - `html`: text in the server's response before any script runs
 * - `hint`: the page at `path` writes `cookie` when a wallet connects; a request with the cookie gets `html`, others do
 *   not
 * - `signIn`: visitors sign in at `/auth`; only then, the route `guarded` and the page `page` contain the address
 */
export function listApps() {
  const read = (name) => JSON.parse(readFileSync(path.join(folder, name, 'consumer.json'), 'utf8'))
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const { sameAs, ...own } = read(name)
      if (!sameAs) return { name, source: path.join(folder, name, 'app'), ...own }
      const { isAliased: _, notes: __, ...shared } = read(sameAs)
      return { name, source: path.join(folder, sameAs, 'app'), ...shared, ...own }
    })
}
