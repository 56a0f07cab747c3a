import { connect, disconnect, getAccount, reconnect, watchAccount } from '@wagmi/core'
import { config } from './config'

const [connector] = config.connectors
const button = document.createElement('button')
button.addEventListener('click', () => {
  if (getAccount(config).isConnected) disconnect(config)
  else if (connector) connect(config, { connector })
})
document.body.append(button)
watchAccount(config, { onChange: ({ address }) => button.append(address ?? 'Connect') })
reconnect(config)
