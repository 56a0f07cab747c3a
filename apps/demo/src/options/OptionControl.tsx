import { useId } from 'react'
import { chainKinds } from '../chains/chainKind.js'
import { useChains } from '../kit/demoContext.js'
import { TextField } from '../parts/TextField.js'
import { type Field, type FieldName, fields, type Settings } from './fields.js'
import { TypedText } from './TypedText.js'
import type { SettingsControl } from './useSettings.js'

export type OptionControlProps = SettingsControl & { readonly name: FieldName }

/** The control of one option, by its kind. */
export function OptionControl({ name, settings, built, set }: OptionControlProps) {
  const field: Field = fields[name]
  const value = settings[name]
  const problem = built.problems[name]
  const put = (next: Settings[FieldName]) => set(name, next)

  if (field.kind === 'flag') {
    return (
      <label className="check">
        <input type="checkbox" checked={value === true} onChange={(event) => put(event.target.checked)} />
        <span>
          {field.label}
          <span className="hint">{field.hint}</span>
        </span>
      </label>
    )
  }
  if (field.kind === 'choice') return <Choice field={field} name={name} value={String(value)} onChange={put} />
  if (field.kind === 'networks')
    return <NetworkChecks field={field} value={settings.networks} problem={problem} onChange={put} />
  if (field.kind === 'network') return <NetworkSelect field={field} settings={settings} onChange={put} />
  if (field.kind === 'colour') return <Colour field={field} value={String(value)} onChange={put} />
  return (
    <div className={field.kind === 'lines' ? 'wide' : undefined}>
      <TypedText
        value={String(value)}
        onCommit={put}
        render={(text, setText) => (
          <TextField
            label={field.label}
            value={text}
            onChange={setText}
            placeholder={field.placeholder}
            hint={field.hint}
            problem={problem}
            isMultiline={field.kind === 'lines'}
          />
        )}
      />
    </div>
  )
}

type PartProps<K extends Field['kind'], V> = {
  readonly field: Extract<Field, { readonly kind: K }>
  readonly value: V
  readonly onChange: (value: V) => void
}

function Choice({ field, name, value, onChange }: PartProps<'choice', string> & { readonly name: string }) {
  return (
    <fieldset className="field">
      <legend>{field.label}</legend>
      <div className="segments">
        {field.choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            {choice}
          </label>
        ))}
      </div>
      <span className="hint">{field.hint}</span>
    </fieldset>
  )
}

function NetworkChecks(props: PartProps<'networks', readonly string[]> & { readonly problem: string | undefined }) {
  const { field, value, problem, onChange } = props
  const { networks } = useChains()
  return (
    <fieldset className="field wide">
      <legend>{field.label}</legend>
      {chainKinds.map(({ namespace, title }) => (
        <div key={namespace} className="network-kind">
          <span className="label">{title}</span>
          <div className="checks">
            {networks
              .filter(({ network }) => network.chainNamespace === namespace)
              .map(({ name, network, isLocal }) => (
                <label key={name} className="check">
                  <input
                    type="checkbox"
                    checked={value.includes(name)}
                    onChange={({ target }) =>
                      onChange(target.checked ? [...value, name] : value.filter((one) => one !== name))
                    }
                  />
                  <span>
                    {network.name}
                    <span className="hint">{isLocal ? 'on this machine' : 'public'}</span>
                  </span>
                </label>
              ))}
          </div>
        </div>
      ))}
      <span className={problem ? 'problem' : 'hint'}>{problem ?? field.hint}</span>
    </fieldset>
  )
}

function NetworkSelect(props: Omit<PartProps<'network', string>, 'value'> & { readonly settings: Settings }) {
  const { field, settings, onChange } = props
  const { networks } = useChains()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      <select id={id} value={settings.defaultNetwork} onChange={(event) => onChange(event.target.value)}>
        <option value="">not set</option>
        {networks
          .filter(({ name }) => settings.networks.includes(name))
          .map(({ name, network }) => (
            <option key={name} value={name}>
              {network.name}
            </option>
          ))}
      </select>
      <span className="hint">{field.hint}</span>
    </div>
  )
}

function Colour({ field, value, onChange }: PartProps<'colour', string>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      <div className="pair">
        <input id={id} type="color" value={value || '#9a6a12'} onChange={(event) => onChange(event.target.value)} />
        <button type="button" className="bare small" disabled={value === ''} onClick={() => onChange('')}>
          {value === '' ? 'not set' : 'Back to default'}
        </button>
      </div>
      <span className="hint">{field.hint}</span>
    </div>
  )
}
