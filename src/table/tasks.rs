//! Units that wait for their turn to run.

use bytemuck::{Pod, Zeroable};

use super::{MAX_TASKS, Table};
use crate::terms::Voice;

/// A unit that waits for its turn to run.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct Task {
    /// The voice that runs the unit.
    pub owner: u8,
    /// Which of its tasks; numbers are part of saved games and only ever added to.
    pub id: u8,
    /// First operand.
    pub a: u8,
    /// Second operand.
    pub b: u8,
}

impl Table {
    /// Lets a unit run next, before what already waits.
    ///
    /// # Panics
    /// If no more can wait: ask [`Table::lets_wait`] before. Rules call `law::units::queue`, which does.
    pub const fn run_next(&mut self, task: Task) {
        assert!(self.lets_wait(), "too many units wait");
        self.tasks[self.waiting as usize] = task;
        self.waiting += 1;
    }

    /// Whether one more unit can wait.
    #[must_use]
    pub const fn lets_wait(&self) -> bool {
        (self.waiting as usize) < MAX_TASKS
    }

    /// The units of a voice that wait, the next one last.
    pub fn waiting_tasks(&self, owner: Voice) -> impl Iterator<Item = &Task> {
        let waiting = usize::from(self.waiting).min(MAX_TASKS);
        self.tasks[..waiting].iter().filter(move |task| task.owner == owner.0)
    }

    /// Takes the unit that runs next.
    pub fn next_task(&mut self) -> Option<Task> {
        self.waiting = self.waiting.checked_sub(1)?;
        let task = self.tasks[self.waiting as usize];
        self.tasks[self.waiting as usize] = Task::zeroed();
        Some(task)
    }

    /// Lets the waiting units of a voice with this number lapse.
    pub fn forget_tasks_of(&mut self, owner: Voice, id: u8) {
        let waiting = usize::from(self.waiting).min(MAX_TASKS);
        let tasks = std::mem::replace(&mut self.tasks, Zeroable::zeroed());
        self.waiting = 0;
        for task in tasks.into_iter().take(waiting).filter(|task| (task.owner, task.id) != (owner.0, id)) {
            self.run_next(task);
        }
    }

    /// Lets all waiting units lapse.
    pub fn forget_tasks(&mut self) {
        self.tasks = Zeroable::zeroed();
        self.waiting = 0;
    }
}
