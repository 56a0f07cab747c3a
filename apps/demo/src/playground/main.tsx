import { mountDemo } from '../kit/mountDemo.js'
import { App } from './App.js'
import '../style/tokens.css'
import '../style/base.css'
import '../style/layout.css'
import '../style/parts.css'
import '../style/chains.css'

mountDemo(<App />)
