/** A style sheet as text. The build minifies it. */
declare module '*.css?inline' {
  const css: string
  export default css
}
