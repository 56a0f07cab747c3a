import { useDemoKit } from '../kit/useActions.js'
import { CodeBlock } from '../parts/CodeBlock.js'
import { CopyButton } from '../parts/CopyButton.js'
import { type FieldGroup, type FieldName, fieldGroups, fields, notYet } from './fields.js'
import { OptionControl } from './OptionControl.js'
import type { SettingsControl } from './useSettings.js'
import { writeSnippet } from './writeSnippet.js'

const openAtFirst: readonly FieldGroup[] = ['Look']
const names = Object.keys(fields) as FieldName[]
const isFlag = (name: FieldName) => fields[name].kind === 'flag'

/** Every option as a control, with the resulting code. */
export function OptionsSection(control: SettingsControl) {
  const { kit: _, count, problem } = useDemoKit()
  const code = writeSnippet(control.built)

  return (
    <section id="options" aria-labelledby="options-title" tabIndex={-1}>
      <div className="section-head">
        <h2 id="options-title">Options</h2>
        <p className="quiet">
          Every start-up option that does something today. Change one and the kit on this page changes; the code beside
          it is what you would write, and the address bar keeps your set-up, so that you can send it to somebody.
        </p>
      </div>
      <div className="options">
        <div className="stack">
          {fieldGroups.map((group) => (
            <details key={group} className="panel group" open={openAtFirst.includes(group)}>
              <summary>{group}</summary>
              <div className="rows">
                <div className="grid">{controls(group, false, control)}</div>
                <div className="checks">{controls(group, true, control)}</div>
              </div>
            </details>
          ))}
          <details className="panel group">
            <summary>
              Not yet <span className="tag">{notYet.length}</span>
            </summary>
            <div className="rows">
              <p className="quiet">
                These are accepted and checked, and do nothing else yet, so they have no control here.
              </p>
              <ul className="abilities">
                {notYet.map((name) => (
                  <li key={name} className="tag">
                    {name}
                  </li>
                ))}
              </ul>
            </div>
          </details>
        </div>
        <div className="aside">
          <CodeBlock code={code} title={<span>Your set-up</span>} name="Code of your set-up" />
          <div aria-live="polite">
            {problem ? (
              <p className="notice" data-tone="bad">
                {problem}
                <small>The instance before it is still at work.</small>
              </p>
            ) : (
              <p className="hint">
                Instance {count} of this page. Look, texts and links change while it runs; other options make it anew,
                and a connected wallet is restored.
              </p>
            )}
          </div>
          <div className="actions">
            <button type="button" className="small" onClick={control.reset}>
              Reset
            </button>
            <CopyButton text={location.href} what="link to this set-up" label="Copy link" />
          </div>
        </div>
      </div>
    </section>
  )
}

function controls(group: FieldGroup, flags: boolean, control: SettingsControl) {
  return names
    .filter((name) => fields[name].group === group && isFlag(name) === flags)
    .map((name) => <OptionControl key={name} name={name} {...control} />)
}
