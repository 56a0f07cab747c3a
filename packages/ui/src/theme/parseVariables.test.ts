import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseVariables } from './parseVariables.js'

describe('parseVariables', () => {
  test('R24: accepts values of the right type under all three prefixes; `--latchkey-` takes precedence', () => {
    expect(
      parseVariables({
        '--latchkey-accent': '#0a7',
        '--w3m-accent': 'red',
        '--w3m-font-family': '"Inter", sans-serif',
        '--apkt-font-size-master': '11px',
        '--latchkey-border-radius-master': 2,
        '--latchkey-z-index': 5000,
        '--latchkey-modal-width': '400px',
        '--latchkey-color-mix': 'oklch(70% 0.1 200)',
        '--latchkey-color-mix-strength': '40%',
      }),
    ).toEqual({
      accent: '#0a7',
      mix: 'oklch(70% 0.1 200)',
      mixStrength: 0.4,
      properties: {
        '--lk-font-family': '"Inter", sans-serif',
        '--lk-font-size': '11px',
        '--lk-radius': '2px',
        '--lk-z-index': '5000',
        '--lk-modal-width': '400px',
      },
    })
  })

  test.each([
    ['--latchkey-accent', 'url(https://evil.example/x)'],
    ['--latchkey-accent', 'red;background:url(x)'],
    ['--latchkey-accent', 'rgb(1,2,3)}</style><script>'],
    ['--latchkey-accent', 'var(--host)'],
    ['--latchkey-accent', 'expression(alert(1))'],
    ['--latchkey-font-family', 'x;}body{display:none'],
    ['--latchkey-font-family', 'url(x)'],
    ['--latchkey-font-size-master', '1e99px'],
    ['--latchkey-font-size-master', '100px'],
    ['--latchkey-font-size-master', '21px'],
    ['--latchkey-font-size-master', '1rem'],
    ['--latchkey-border-radius-master', '-4px'],
    ['--latchkey-z-index', '1e99'],
    ['--latchkey-z-index', '99999999999'],
    ['--latchkey-modal-width', '9999px'],
    ['--latchkey-color-mix-strength', 'lots'],
  ] as const)('R24: drops %s: %s', (name, value) => {
    expect(parseVariables({ [name]: value })).toEqual({ properties: {} })
  })

  test('R24: never throws, and accepts no value that could end a declaration or load a URL', () => {
    const names = ['accent', 'color-mix', 'color-mix-strength', 'font-family', 'font-size-master', 'z-index'] as const
    const key = fc.oneof(fc.constantFrom(...names.map((name) => `--latchkey-${name}`)), fc.string())
    fc.assert(
      fc.property(
        fc.dictionary(key, fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.anything())),
        (variables) => {
          const { accent = '', mix = '', properties, mixStrength = 0 } = parseVariables(variables)
          expect(mixStrength >= 0 && mixStrength <= 1).toBe(true)
          for (const value of [accent, mix, ...Object.values(properties)])
            expect(value).not.toMatch(/[;{}<>\\]|url\(|var\(/i)
        },
      ),
    )
  })
})
