import { renderApp } from '../shared/renderApp.js'

renderApp('Strict')
