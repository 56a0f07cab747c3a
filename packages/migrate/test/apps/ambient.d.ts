/** The parts of Next that the apps use. */
declare module 'next/headers' {
  export function headers(): Promise<Headers>
}
