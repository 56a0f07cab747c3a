import { type KitModule, kitModules } from './kitModules.js'

/** Returns the module of AppKit with this name. */
export function kitModuleOf(name: string): KitModule | undefined {
  return Object.hasOwn(kitModules, name) ? kitModules[name] : undefined
}
