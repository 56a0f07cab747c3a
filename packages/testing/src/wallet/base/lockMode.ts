/**
 * How a locked wallet treats the page. `wait`: no accounts, and requests wait until it is unlocked. `blank`: `[""]` when
 * asked to connect. `throw`: an error without a code. `show`: it goes on showing its accounts, and only signing waits.
 */
export type LockMode = 'wait' | 'blank' | 'throw' | 'show'
