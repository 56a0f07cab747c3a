/**
 * How a locked wallet treats the page. `wait`: no accounts, and requests wait until it is unlocked. `blank`: `[""]` for
 * a connect request. `throw`: an error without a code. `show`: it keeps sharing its accounts, and only signing waits.
 */
export type LockMode = 'wait' | 'blank' | 'throw' | 'show'
