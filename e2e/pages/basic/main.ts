import { renderApp } from '../shared/renderApp.js'

renderApp('Basic')
