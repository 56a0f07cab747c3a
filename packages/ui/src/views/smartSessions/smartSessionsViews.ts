import { errors, smartSessionErrors } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import type { ViewGroup } from '../../modalContext/viewRecord.js'
import latchArcStyles from '../../primitives/styles/latchArc.css?inline'
import { texts as createdTexts } from './SmartSessionCreated/texts.js'
import { SmartSessionCreated } from './SmartSessionCreated/View.js'
import listStyles from './SmartSessionList/smartSessionList.css?inline'
import { texts as listTexts } from './SmartSessionList/texts.js'
import { SmartSessionList } from './SmartSessionList/View.js'
import termsStyles from './terms/termsList.css?inline'

const shared = {
  errors: { ...errors, ...smartSessionErrors },
  // Ignore a failure here; the view shows it.
  beforeRender: ({ smartSessions }: Core) =>
    smartSessions.load().then(
      () => undefined,
      () => undefined,
    ),
}

export const smartSessionsViews = {
  SmartSessionList: {
    ...shared,
    View: SmartSessionList,
    title: listTexts.title,
    styles: [termsStyles, listStyles],
  },
  SmartSessionCreated: {
    ...shared,
    View: SmartSessionCreated,
    title: createdTexts.title,
    styles: [latchArcStyles, termsStyles],
  },
} as const satisfies ViewGroup
