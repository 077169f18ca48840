/**
 * In Node a BroadcastChannel reaches every thread of the process, and so the tests of another file: one that deletes
 * everything would take what another has typed. Each file speaks on channels of its own.
 */
const owner = crypto.randomUUID();

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of ${owner}`);
  }
};
