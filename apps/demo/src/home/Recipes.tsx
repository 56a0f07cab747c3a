import { CodeBlock } from '../parts/CodeBlock.js'
import { recipes } from './recipeList.js'

/** The code of four kinds of apps, to copy. */
export function Recipes() {
  return (
    <section aria-labelledby="recipes-title">
      <div className="section-head">
        <h2 id="recipes-title">Four recipes</h2>
      </div>
      <div className="recipes">
        {recipes.map(({ title, about, code }) => (
          <article key={title}>
            <h3>{title}</h3>
            <CodeBlock code={code} title={about} name={`Code for ${title}`} />
          </article>
        ))}
      </div>
    </section>
  )
}
