type ModuleFacts = { type: string | null; is_active: boolean };

/**
 * Chooses the modules that a shop offers, their order, and those that are open. A demo may change them for
 * one browser.
 */
export type ModuleChoice = <Module extends ModuleFacts>(modules: Module[]) => Module[];

declare module '../../http/request-context' {
  interface RequestContext {
    chooseModules: ModuleChoice;
  }
}
