import { expect, test } from 'vitest'
import { themeProperties } from './themeProperties.js'

const kept = (variables: Parameters<typeof themeProperties>[0]) =>
  Object.fromEntries(themeProperties(variables).filter(([, value]) => value !== ''))

test('R24: buttons accept the same values as the modal: color names and functions, lengths with and without px', () => {
  expect(
    kept({
      '--latchkey-accent': 'navy',
      '--w3m-accent': 'red',
      '--w3m-font-family': '"Inter", Ünïcode',
      '--apkt-font-size-master': 12,
      '--latchkey-border-radius-master': '2.5px',
    }),
  ).toEqual({
    '--lk-accent': 'navy',
    '--lk-font-family': '"Inter", Ünïcode',
    '--lk-font-size': '12px',
    '--lk-radius': '2.5px',
  })
  for (const accent of ['#0a7', 'rgb(1 2 3 / 50%)', 'hsl(120deg, 50%, 50%)', 'oklch(70% 0.1 200)', 'lab(50% 40 -20)'])
    expect(kept({ '--latchkey-accent': accent })).toEqual({ '--lk-accent': accent })
})

test.each([
  ['--latchkey-accent', 'transparent'],
  ['--latchkey-accent', 'url(https://evil.example/x)'],
  ['--latchkey-accent', 'var(--host)'],
  ['--latchkey-accent', 'red;background:url(x)'],
  ['--latchkey-font-family', 'x;}body{display:none'],
  ['--latchkey-font-size-master', '99px'],
  ['--latchkey-font-size-master', '1px'],
  ['--latchkey-font-size-master', '1rem'],
  ['--latchkey-font-size-master', '1.2.3px'],
  ['--latchkey-border-radius-master', '13px'],
  ['--latchkey-border-radius-master', '-4px'],
] as const)('R24: a button drops %s: %s', (name, value) => {
  expect(kept({ [name]: value })).toEqual({})
})
