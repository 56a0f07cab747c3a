import { mountDemo } from '../kit/mountDemo.js'
import { Home } from './Home.js'
import '../style/tokens.css'
import '../style/base.css'
import '../style/layout.css'
import '../style/parts.css'
import '../style/home.css'

mountDemo(<Home />)
